import { messages } from "../src/app/texts/lao.ts";
import { expect, test } from "vitest";
import { catalogueFiles, compileLocale } from "../../i18n/src/tooling/index.ts";
import { fileURLToPath } from "node:url";

test("compiles every message of the catalogs", () => {
  const files = catalogueFiles(fileURLToPath(new URL("../../i18n/catalogues/", import.meta.url)));
  expect(Object.keys(messages)).toEqual(Object.keys(JSON.parse(compileLocale(files, "lao")) as object));
});
