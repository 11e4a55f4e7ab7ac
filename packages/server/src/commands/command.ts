import type { AppContext } from "../context.ts";
import type { Output } from "../import/import-command.ts";

/** What a command works with: the marketplace of the configured database, and where to write. */
export interface CommandShop {
  readonly ctx: AppContext;
  readonly output: Output;
}

/** One command of `npm run shop -- …`. */
export interface Command {
  /** The words that call it: `order cancel`. */
  readonly name: string;
  /** Its arguments, as the usage shows them. */
  readonly args: string;
  /** What it does, in one line. */
  readonly summary: string;
  /**
   * @returns the exit status: 0 done, 1 refused after a sentence was written
   * @throws WrongUse where the arguments make no sense; Failure where a rule refuses
   */
  run(shop: CommandShop, args: string[]): Promise<number>;
}

/** The arguments make no sense: the usage of the command is shown. */
export class WrongUse extends Error {
  override readonly name: string = "WrongUse";
}

/** An argument has its place in the usage, but not a value that can be used: the usage would hide the reason. */
export class WrongValue extends WrongUse {
  override readonly name = "WrongValue";

  /**
   * @param what what is wrong, with the value
   * @param fix what to do
   */
  constructor(what: string, fix: string) {
    super(`${what}; ${fix}`);
  }
}
