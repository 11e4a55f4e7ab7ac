import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chaosSettings } from "./shop.ts";

const program = fileURLToPath(new URL("./import-process.ts", import.meta.url));
const products = 400;

const header =
  "Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price";

const rowsOf = (index: number): string[] =>
  ["S", "M", "L"].map((size, row) => {
    const product = row === 0 ? `Chaos ${index},<p>Text</p>,Maker,Shirts,true,Size` : ",,,,,";
    return `chaos-${index},${product},${size},C-${index}-${size},shopify,5,deny,10.00`;
  });

/** Imports that run during the load, each in a separate process. */
export class ImportRuns {
  readonly #folder: string;
  readonly #file: string;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, file: string) {
    this.#folder = folder;
    this.#file = file;
  }

  /** Writes the product file: three variants of each product. */
  static async prepare(folder: string): Promise<ImportRuns> {
    const file = join(folder, "chaos.csv");
    const rows = Array.from({ length: products }, (_, index) => rowsOf(index)).flat();
    await writeFile(file, `${[header, ...rows].join("\n")}\n`);
    return new ImportRuns(folder, file);
  }

  get #runs(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Kills the running import, or starts one. */
  async startOrKill(): Promise<void> {
    if (this.#runs) return this.end();
    const child = fork(program, [this.#file], {
      execArgv: ["--conditions=@carmine/source"],
      env: { ...process.env, ...chaosSettings(this.#folder) },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child = child;
    this.#ended = once(child, "exit");
  }

  async end(): Promise<void> {
    if (!this.#runs) return;
    this.#child?.kill("SIGKILL");
    await this.#ended;
  }
}
