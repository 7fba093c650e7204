import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";

/** The client goes to dist/client with its manifest, the server entry to dist/server. */
export default defineConfig(({ isSsrBuild }) => ({
  // Compressed once here, sent as they are: @fastify/static looks for the packed copies.
  plugins: [
    react(),
    !isSsrBuild && compression({ algorithms: ["gzip", "brotliCompress"], exclude: /\.(woff2|webp|png|jpg|webm|mp4)$/ }),
  ],
  publicDir: fileURLToPath(new URL("../../packages/artwork/files/brand", import.meta.url)),
  ssr: { noExternal: [/^@visiga\//] },
  build: {
    target: ["chrome106", "edge106", "firefox105", "safari15.4"],
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // A data URL cannot be kept for the next page, and the policy allows none for fonts and films.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { input: "src/entry-client.tsx" },
  },
}));
