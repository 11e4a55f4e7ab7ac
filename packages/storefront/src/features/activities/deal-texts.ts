import type { Deal } from "@carmine/api/hooks";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";

const counted: Readonly<Record<"share" | "left", MessageDescriptor>> = defineMessages({
  share: {
    defaultMessage: "{share, number, percent} claimed",
    description: "Under a deal: how much of what is offered in this round is sold",
  },
  left: {
    defaultMessage: "Only {count, number} left",
    description: "Under a deal of which few pieces are left",
  },
});

/** From this share on, or with so few pieces left, the number left says more than the share. */
const nearlyGone = 0.8;
const few = 20;

/** Share of a deal that is sold, 0 to 100, with its words; undefined where it isn't counted. */
export const useClaimed = (): ((deal: Deal) => { share: number; label: string } | undefined) => {
  const intl = useIntl();
  return ({ round }) => {
    if (!round) return undefined;
    const share = round.sold / round.quota;
    const left = round.quota - round.sold;
    const label =
      share >= nearlyGone || left <= few
        ? intl.formatMessage(counted.left, { count: left })
        : intl.formatMessage(counted.share, { share: Math.round(share * 100) / 100 });
    return { share: Math.round(share * 100), label };
  };
};
