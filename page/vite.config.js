import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { defineConfig } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Script that a page loads, compressed, in bytes. The start page had 10.7 kB without a framework, and may have 15 more.
 * A game of the Ardennes is the largest: 53.8 kB when its views became Preact's, and room for a few panels; what shows
 * what happened (bar, combat, motion, film) may have 12 more, and so may the hands (dragging, the map's legend and
 * overview, words of cards, messages). The symbols of counters come after the first paint and do not count.
 */
const BUDGET = [
    { page: "the start page", parts: ["main", "views/home"], most: 25_700 },
    { page: "a game", parts: ["main", "game/game", "titles/ardennes"], most: 88_000 },
];

/** Refuses a build in which a page loads more than its budget. */
const budget = {
    name: "budget",
    generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        const holds = (chunk, part) =>
            [`src/${part}.ts`, `src/${part}/index.ts`].some((name) => chunk.moduleIds.includes(here(name)));
        const all = (names, seen = new Set()) => {
            for (const name of names) {
                if (seen.has(name)) continue;
                seen.add(name);
                all(bundle[name].imports, seen);
            }
            return seen;
        };
        for (const { page, parts, most } of BUDGET) {
            const names = parts.map((part) => chunks.find((chunk) => holds(chunk, part))?.fileName);
            if (names.includes(undefined)) this.error(`budget: ${page} has no part ${parts[names.indexOf(undefined)]}`);
            const size = [...all(names)].reduce((sum, name) => sum + gzipSync(bundle[name].code).length, 0);
            if (size > most)
                this.error(`budget: the script of ${page} has ${size} bytes compressed, at most ${most} are allowed`);
            console.log(`budget: ${page} ${size} of ${most} bytes`);
        }
    },
};

/**
 * What a title in a package of its own imports has a name that stays: `page-api/1.js` passes on the exports of the
 * chunk that `titles/foreign_part.ts` loads before such a title's script.
 */
const pageApi = {
    name: "page-api",
    generateBundle(_, bundle) {
        let passed = 0;
        for (const chunk of Object.values(bundle)) {
            const [, version] = /src\/page-api\/(\d+)\.ts$/.exec(chunk.facadeModuleId ?? "") ?? [];
            if (!version) continue;
            const source = `export { ${chunk.exports.join(", ")} } from "/${chunk.fileName}";\n`;
            this.emitFile({ type: "asset", fileName: `page-api/${version}.js`, source });
            passed++;
        }
        if (!passed) this.error("page-api: no chunk of its own passes on what scripts of titles import");
    },
};

export default defineConfig({
    root: here("."),
    plugins: [budget, pageApi],
    test: { include: ["tests/**/*.test.ts"], css: true, isolate: false, pool: "threads", maxWorkers: 1 },
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
