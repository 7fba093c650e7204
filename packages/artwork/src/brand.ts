/** Icons in `files/brand/`, as the web manifest names them. In a maskable one, the crest is inside Android’s safe circle. */
export const manifestIcons = [
  { file: "favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  { file: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { file: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { file: "icon-512-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
] as const;

/** The icons that the head of a page links. */
export const favicon = "favicon.svg";
export const appleTouchIcon = { file: "apple-touch-icon.png", sizes: "180x180" } as const;

/** The preview of a shared link, size in pixels; JPEG, because WhatsApp shows no other format. */
export const socialImage = { file: "og.jpg", type: "image/jpeg", width: 1200, height: 630 } as const;

/** Colours of the browser: its bar, and the empty screen while the installed site starts. */
export const screenColors = { bar: "#0b1f5c", ground: "#fdfbf6" } as const;
