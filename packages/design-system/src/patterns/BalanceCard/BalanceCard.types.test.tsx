import { BalanceCard } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A number says what it is of.
  nameless: <BalanceCard value="2,480" />,
  // @ts-expect-error So does each other sum.
  namelessFigure: <BalanceCard label="Points" value="0" figures={[{ value: "3" }]} />,
};
