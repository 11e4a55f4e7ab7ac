import { messages } from "../src/app/texts/lao.ts";
import { expect, test } from "vitest";
import { flat, catalogueFiles } from "../../i18n/src/tooling/index.ts";
import { fileURLToPath } from "node:url";

test("compiles every message of the catalogs", () => {
  const files = catalogueFiles(fileURLToPath(new URL("../../i18n/catalogues/", import.meta.url)));
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(flat(files.readSource())).toSorted());
});
