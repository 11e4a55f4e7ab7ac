export {
  arrangeTexts,
  catalogueFiles,
  consoleArea,
  flat,
  serverArea,
  type SourceAreas,
} from "./catalogues.ts";
export { checkRepeated, checkSource, checkTexts, type Problem } from "./check.ts";
export { compileLocale } from "./compile.ts";
export { compiledCatalogues } from "./compiled-catalogues.ts";
export { extractSource } from "./extract.ts";
export { checkTerms, readTerms, type Term, type Terms } from "./terms.ts";
export { checkTypography } from "./typography.ts";
export { unreadTexts } from "./unread.ts";
