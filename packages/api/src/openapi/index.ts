export { endpoints, openApiDocument, type NamedEndpoint, type OpenApiDocument } from "./document.ts";
export { apiDocsPage } from "./page.ts";
