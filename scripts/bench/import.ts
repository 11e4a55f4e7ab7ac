/**
 * Imports a generated product file into an empty database and prints time and peak of memory:
 * `pnpm bench:import [ROWS]`. Products have four variants; every tenth one has its last row at the end of the file.
 */
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { createMarketplace, readConfig } from "@carmine/server";
import { importCommand } from "@carmine/server/commands";

const rows = Number(process.argv[2] ?? 100_000);
const sizes = ["S", "M", "L", "XL"];
const header =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Status\n";

const rowOf = (product: number, variant: number): string => {
  const first = variant === 0;
  const of = (text: string) => (first ? text : "");
  return [
    `product-${product}`,
    of(`Product ${product}`),
    of(`"<p>${"A long description, as merchants write them. ".repeat(8)}</p>"`),
    of(`Brand ${product % 200}`),
    of(`Kind ${product % 150}`),
    of('"new, sale"'),
    of("true"),
    of("Size"),
    sizes[variant],
    `SKU-${product % 9000}`,
    variant === 3 ? "" : "shopify",
    "12",
    "deny",
    `${10 + (product % 90)}.90`,
    of("active"),
  ].join(",");
};

const writeFile = async (file: string): Promise<void> => {
  const out = createWriteStream(file);
  const late: string[] = [];
  out.write(header);
  for (let row = 0; row < rows; row += 1) {
    const [product, variant] = [Math.floor(row / sizes.length), row % sizes.length];
    const line = `${rowOf(product, variant)}\n`;
    if (variant === 3 && product % 10 === 0) late.push(line);
    else if (!out.write(line)) await once(out, "drain");
  }
  out.end(late.join(""));
  await finished(out);
};

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

const folder = await mkdtemp(join(tmpdir(), "carmine-bench-import-"));
// The embedded database may run as another user, who has to enter it.
await chmod(folder, 0o755);
const file = join(folder, "products.csv");
const marketplace = await createMarketplace(
  readConfig({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "error", DEMO: "false" }),
);
try {
  await writeFile(file);
  const { size } = await stat(file);
  const before = process.memoryUsage().rss;
  console.log(`${rows} rows, ${megabytes(size)}; memory before: ${megabytes(before)}`);
  for (const run of ["first import", "repeated import"]) {
    const started = performance.now();
    await importCommand({
      db: marketplace.ctx.db,
      media: { dataDir: marketplace.ctx.config.dataDir },
      file,
      merchant: "Bench",
      output: process.stdout,
    });
    const seconds = (performance.now() - started) / 1000;
    const peak = process.resourceUsage().maxRSS * 1000;
    console.log(
      `${run}: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s, peak ${megabytes(peak)}`,
    );
  }
} finally {
  await marketplace.close();
  await rm(folder, { recursive: true, force: true });
}
