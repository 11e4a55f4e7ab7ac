import { SegmentNav } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { periods, rankingViewHref, type RankingAddress } from "./ranking-address.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  label: { defaultMessage: "Period of the ranking", description: "Ranking: name of the choice of a period" },
  week: { defaultMessage: "7 days", description: "Ranking: the last week, in a narrow switch" },
  month: { defaultMessage: "30 days", description: "Ranking: the last month, in a narrow switch" },
  year: { defaultMessage: "12 months", description: "Ranking: the last year, in a narrow switch" },
});

/** Over which time places are counted; each has an address, so that *Back* leads to the one before. */
export const PeriodChoice = ({ address }: { address: RankingAddress }): ReactElement => {
  const intl = useIntl();
  return (
    <SegmentNav
      className={styles.period}
      label={intl.formatMessage(texts.label)}
      segments={periods.map((period) => ({
        label: intl.formatMessage(texts[period]),
        href: rankingViewHref({ ...address, period, isWhole: false }),
        current: period === address.period,
      }))}
    />
  );
};
