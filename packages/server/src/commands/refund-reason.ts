import { refundReasonKind } from "../content/editing/refund-reasons.ts";
import { entryCommand } from "./entry-command.ts";

export const refundReasons = entryCommand({
  kind: refundReasonKind,
  name: "refund-reason",
  args: "[list | show [NUMBER …] | set [NUMBER] [--text TEXT [--language en]] [--position N] | set FILE.json | remove NUMBER …]",
  summary: "reasons that the form of a refund offers, in place of the shop's own",
  texts: ["text"],
  options: {},
  line: ({ text }) => text.en,
});
