import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
    root: here("."),
    base: "/",
    // The modular form of milsymbol: only the land units go into the build.
    resolve: { alias: { "milsymbol-parts": here("node_modules/milsymbol/index.mjs") } },
    build: {
        outDir: here("../src/broadfront/web/static"),
        emptyOutDir: true,
        assetsInlineLimit: 0,
        target: "es2022",
        modulePreload: { polyfill: false },
    },
});
