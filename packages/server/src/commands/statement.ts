import { parseArgs } from "node:util";
import { readStatement, statementRows } from "../ledger/statement.ts";
import { csvLine } from "../shared/csv-line.ts";
import { WrongUse, type Command } from "./command.ts";
import { findShop } from "./find-shop.ts";

export const merchantStatement: Command = {
  name: "statement",
  args: "--merchant NAME --month YYYY-MM",
  summary: "print a shop's sales, commissions, refunds and payouts of a month as CSV",
  run: async ({ ctx: { config, db, readCommitted }, output }, args) => {
    const { values } = parseArgs({
      args,
      options: { merchant: { type: "string" }, month: { type: "string" } },
    });
    if (values.merchant === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(values.month ?? ""))
      throw new WrongUse("the shop or the month is missing", "add --merchant NAME --month 2026-11");
    const shopId = await findShop(db, values.merchant);
    const lines = await readCommitted((read) =>
      readStatement(read, shopId, values.month ?? "", config.timeZone),
    );
    output.write(statementRows(lines).map(csvLine).join(""));
    return 0;
  },
};
