export const verifiedPages = [
  "/",
  "/news",
  "/gallery",
  "/alumni",
  "/organization",
  "/about-us",
  "/staff",
  "/o-level-admission",
  "/contact",
  "/images",
] as const;

/** A page whose list cannot be read has a Retry button. Lists that can grow contain one in a template. */
export const isWhole = (html: string): boolean =>
  html.includes("</html>") && !html.replace(/<template[\s\S]*?<\/template>/g, "").includes("data-retry");
