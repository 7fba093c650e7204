/** The time now. An argument wherever time decides something, so that tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
