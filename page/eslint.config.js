/**
 * What the compiler lets through: a sentence of the engine put into a string, whose letters are for what shows them;
 * state in a module, which would outlive a game; a cast that makes an answer of the server something it may not be.
 */

import tseslint from "typescript-eslint";

const letters = {
    selector: 'ImportSpecifier[imported.name="proseText"]',
    message: "A sentence of the engine is shown as it is. What it is about comes as data beside it.",
};

const OUTLIVES = "State of a module outlives a game. Put it into a store of the game, or into the view that has it.";
const DECLARED = ":matches(Program, ExportNamedDeclaration) > VariableDeclaration";
const state = [
    `${DECLARED}[kind="let"]`,
    `${DECLARED} > VariableDeclarator > NewExpression[callee.name=/^(Map|Set)$/]`,
    `${DECLARED} > VariableDeclarator > CallExpression[callee.name=/^(signal|computed|effect)$/]`,
    "NewExpression[callee.name=/^Weak(Map|Set|Ref)$/]",
].map((selector) => ({ selector, message: OUTLIVES }));

const SEAM = "An answer has the type its path declares. Read what is open with the functions of views/values.ts.";
const casts = [
    "TSAsExpression > AwaitExpression",
    "TSAsExpression > CallExpression[callee.name=/^(get|post|getOnce|getText|postForText)$/]",
    'TSAsExpression > CallExpression[callee.property.name="json"]',
    "TSAsExpression > MemberExpression[object.property.name=/^(facts|value|values|data|extra|action)$/]",
].map((selector) => ({ selector, message: SEAM }));

/** What outlives a game on purpose, and why. */
const KEPT = [
    "src/main.ts", // which page is shown: the page itself has no owner
    "src/api.ts", // what the server says once and for all: maps, titles, questions
    "src/board/counters.ts", // pictures by their look, the same in every game
    "src/board/symbols.ts", // the library of symbols, loaded once, and its pictures
    "src/words/index.ts", // the language of the person, and its words
    "src/words/game.ts", // the same for games
    "src/words/analyst.ts", // and for the analyst
];
/** What shows letters. */
const LETTERS = ["src/dom.ts", "src/api.ts", "src/game/sentences.ts"];

const refused = (...rules) => ({ "no-restricted-syntax": ["error", ...rules] });

export default tseslint.config(
    {
        files: ["src/**/*.ts"],
        ignores: ["src/generated/**", "src/**/*.d.ts"],
        languageOptions: {
            parser: tseslint.parser,
            parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
        },
        plugins: { "@typescript-eslint": tseslint.plugin },
        rules: {
            "@typescript-eslint/restrict-template-expressions": [
                "error",
                {
                    allowNumber: true,
                    allowBoolean: true,
                    allowAny: false,
                    allow: [{ name: ["URLSearchParams", "Error"], from: "lib" }],
                },
            ],
            "@typescript-eslint/restrict-plus-operands": "error",
            "@typescript-eslint/no-base-to-string": "error",
            ...refused(letters, ...state, ...casts),
        },
    },
    { files: KEPT, rules: refused(letters, ...casts) },
    { files: LETTERS, rules: refused(...state, ...casts) },
    { files: KEPT.filter((file) => LETTERS.includes(file)), rules: refused(...casts) },
);
