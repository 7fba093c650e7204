export const bearerToken = (header: string | undefined): string | undefined =>
  header?.match(/^Bearer +([\w.~+/-]+=*)$/i)?.[1];
