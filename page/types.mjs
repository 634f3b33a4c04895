/** Writes the types of what the server says: OpenAPI from standard input, TypeScript to standard output. */

import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const prose = ts.factory.createTypeReferenceNode("Prose");
const options = {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    alphabetize: true,
    inject: 'import type { Prose } from "../prose";\n',
    transform: (schema) => (schema.format === "prose" ? prose : undefined),
};
process.stdout.write(astToString(await openapiTS(JSON.parse(Buffer.concat(chunks).toString()), options)));
