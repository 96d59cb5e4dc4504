import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { GAMES, divide } from "./chunks.ts";

const server = process.env.GRAVESHIFT_SERVER ?? "http://127.0.0.1:8000";

/** The names of all files of the page, for the service worker: it keeps also what is fetched only when a game is played.
 *  Read off the folder: of chunks that hold nothing but styles, none is written.
 *  And for the server what each game is drawn with, so that it can say so with the page of a table. */
const files: Plugin = {
  name: "files",
  writeBundle({ dir }, bundle) {
    const names = readdirSync(join(dir!, "assets")).sort();
    writeFileSync(join(dir!, "files.json"), JSON.stringify(names.map((name) => `/assets/${name}`)));
    const faces = GAMES.map(({ folder, name }) => [name, neededFor([folder], bundle).map((file) => `/${file}`)]);
    writeFileSync(join(dir!, "faces.json"), JSON.stringify(Object.fromEntries(faces)));
  },
};

/** The files of these chunks, each after what it cannot do without. */
function neededFor(names: string[], bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk" || !names.includes(chunk.name)) continue;
    const needed = chunk.imports.map((file) => (bundle[file] as Rolldown.OutputChunk).name);
    const files = [...neededFor(needed, bundle), chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])];
    for (const file of files) found.add(file);
  }
  return [...found];
}

let divided: Map<string, string> | null = null;

export default defineConfig({
  plugins: [svelte(), files],
  base: "/",
  build: {
    outDir: "../src/graveshift/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              debugName: "files",
              name: (id, graph) => (divided ??= divide((one) => graph.getModuleInfo(one))).get(id),
            },
          ],
        },
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
