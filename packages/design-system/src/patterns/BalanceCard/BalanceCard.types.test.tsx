import { BalanceCard } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A balance needs a label.
  nameless: <BalanceCard value="2,480" />,
  // @ts-expect-error Each total needs a name.
  namelessFigure: <BalanceCard label="Points" value="0" figures={[{ value: "3" }]} />,
};
