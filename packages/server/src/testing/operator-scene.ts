import { homeIndex, type WireLocale } from "@carmine/api/contract";
import { afterAll, beforeAll } from "vitest";
import { auditEntriesOf, runIn, writeEntryIn } from "./command-line.ts";
import { operatorFiles } from "./operator-files.ts";
import { testApp, type TestApp } from "./test-app.ts";

/** A marketplace for the tests of one file, with an operator on its command line and a folder for files. */
export const operatorScene = () => {
  let app: TestApp | undefined;
  const files = operatorFiles();
  const shop = (): TestApp => {
    if (app === undefined) throw new Error("The marketplace is only available after beforeAll.");
    return app;
  };
  beforeAll(async () => {
    app = await testApp({ dataDir: files.pathOf("data") });
  });
  afterAll(async () => {
    await shop().close();
    files.remove();
  });
  return {
    shop,
    files,
    run: (...words: string[]) => runIn(shop(), ...words),
    /** Runs a command that creates an entry. @returns its number */
    write: (...words: string[]) => writeEntryIn(shop(), ...words),
    /** Audit log entries of a subject, oldest first. */
    acts: (subject: string) => auditEntriesOf(shop(), subject),
    home: async (locale: WireLocale = "en") => (await shop().call(homeIndex, { locale })).data,
  };
};
