import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.GRAVESHIFT_SERVER ?? "http://127.0.0.1:8000";

/** The names of all files of the page, for the service worker: it keeps also what is fetched only when a game is played. */
const files: Plugin = {
  name: "files",
  generateBundle(_, bundle) {
    const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    this.emitFile({
      type: "asset",
      fileName: "files.json",
      source: JSON.stringify(names.sort().map((name) => `/${name}`)),
    });
  },
};

export default defineConfig({
  plugins: [svelte(), files],
  base: "/",
  build: {
    outDir: "../src/graveshift/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
  server: {
    port: 5173,
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
