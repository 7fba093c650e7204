const program = (name) => `${import.meta.dirname}/bin/${name}`;

export const initdb = program("initdb");
export const postgres = program("postgres");
export const pg_ctl = program("pg_ctl");
