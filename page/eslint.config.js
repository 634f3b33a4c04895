/** What the compiler lets through: a sentence of the engine put into a string. Its letters are for what shows them. */

import tseslint from "typescript-eslint";

const letters = {
    selector: 'ImportSpecifier[imported.name="letters"]',
    message: "A sentence of the engine is shown as it is. What it is about comes as data beside it.",
};

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
            "no-restricted-syntax": ["error", letters],
        },
    },
    { files: ["src/dom.ts", "src/api.ts", "src/game/told.ts"], rules: { "no-restricted-syntax": "off" } },
);
