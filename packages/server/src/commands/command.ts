import type { AppContext } from "../context.ts";
import type { Output } from "../import/import-command.ts";

/** The marketplace of the configured database, and where a command writes. */
export interface CommandShop {
  readonly ctx: AppContext;
  readonly output: Output;
}

/** One command of `npm run shop -- …`. */
export interface Command {
  /** The words that select it: `order cancel`. */
  readonly name: string;
  /** Its arguments as the usage shows them; a list where it has several forms. */
  readonly args: string | readonly string[];
  /** Imperative, one line. */
  readonly summary: string;
  /** Applies pending migrations before it runs, also with `MIGRATE_ON_START=false`. */
  readonly migrates?: true;
  /**
   * @returns the exit status: 0 done, 1 failed after the details were written
   * @throws WrongUse for invalid arguments; Refused or Failure if a rule refuses the change
   */
  run(shop: CommandShop, args: string[]): Promise<number>;
}

/** The arguments don't fit the usage, which is shown below the error. */
export class WrongUse extends Error {
  override readonly name: string = "WrongUse";

  /**
   * @param what the problem with the value
   * @param fix what to do
   */
  constructor(what: string, fix: string) {
    super(`${what}; ${fix}`);
  }
}

/** The arguments fit the usage but a value can't be used. The usage isn't shown because it would hide the reason. */
export class WrongValue extends WrongUse {
  override readonly name = "WrongValue";
}
