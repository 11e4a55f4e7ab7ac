import { refundReasonKind } from "../content/editing/refund-reasons.ts";
import { entryCommand } from "./entry-command.ts";

export const refundReasons = entryCommand({
  kind: refundReasonKind,
  name: "refund-reason",
  args: "[--text TEXT [--language en]] [--position N]",
  summary: "edit the reasons that the refund form offers instead of the standard ones",
  texts: ["text"],
  options: {},
  line: ({ text }) => text.en,
});
