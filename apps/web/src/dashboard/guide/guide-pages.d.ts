declare module "virtual:guide/*" {
  export const html: string;
}
