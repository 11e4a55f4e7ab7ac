// An import in a separate process, which a test can kill: `import-process.ts FILE`.
import { importCommand } from "../../import/import-command.ts";
import { createMarketplace, readConfig } from "../../index.ts";

const marketplace = await createMarketplace(readConfig(), { share: true });
try {
  await importCommand({
    db: marketplace.ctx.db,
    media: { dataDir: marketplace.ctx.config.dataDir },
    file: process.argv[2] ?? "",
    merchant: "Chaos import",
    output: { write: () => undefined },
  });
} finally {
  await marketplace.close();
}
