import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { expect, it } from "vitest";
import { databaseOf } from "../database/connection.ts";
import { importCommand } from "./import-command.ts";

it("exits with one sentence if the database is unavailable", async () => {
  const folder = await mkdtemp(join(tmpdir(), "carmine-import-"));
  const pool = new Pool({ host: folder });
  try {
    const file = join(folder, "products.csv");
    await writeFile(file, "Handle,Title,Variant Price\nlamp,Lamp,9.90\n");
    let output = "";
    const status = await importCommand({
      db: databaseOf(pool),
      media: { dataDir: folder },
      file,
      merchant: "Lamps",
      output: { write: (text) => (output += text) },
    });
    expect(status).toBe(1);
    expect(output).toMatch(/^The database can't be reached any more\..*\n$/);
  } finally {
    await pool.end();
    await rm(folder, { recursive: true });
  }
});
