import { PageHeader } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactNode } from "react";
import { count, oneOf, text, useUrlState } from "../../../app/url-state.ts";
import { SearchBar } from "../../../features/list/SearchBar.tsx";
import { DuePayouts } from "./DuePayouts.tsx";
import { PastPayouts } from "./PastPayouts.tsx";
import { WaitingPayouts } from "./WaitingPayouts.tsx";

const params = {
  view: oneOf(["due", "waiting", "all", "returned", "declined"]),
  words: text,
  page: count(1),
  limit: count(20),
};

/** Balances that are due to shops, and recorded payouts. */
const PayoutsPage = () => {
  const intl = useIntl();
  const [state, set] = useUrlState(params);
  const { view, ...rest } = state;
  const title = intl.formatMessage({ defaultMessage: "Payouts", description: "Console: page" });
  const toolbar = (buttons: ReactNode) => (
    <SearchBar
      end={buttons}
      label={intl.formatMessage({
        defaultMessage: "Filter payouts",
        description: "Console payouts: filters",
      })}
      words={state.words}
      onWords={(words) => set({ words })}
      searchHint={
        view === "due"
          ? intl.formatMessage({ defaultMessage: "Shop", description: "Console order history: who" })
          : view === "waiting" || view === "declined"
            ? intl.formatMessage({
                defaultMessage: "Shop or reference",
                description: "Console payouts: search",
              })
            : intl.formatMessage({
                defaultMessage: "Shop, reference, or number",
                description: "Console payouts: search",
              })
      }
      views={[
        {
          id: "due",
          label: intl.formatMessage({ defaultMessage: "Due", description: "Console payouts: view" }),
        },
        {
          id: "waiting",
          label: intl.formatMessage({
            defaultMessage: "Waiting for approval",
            description: "Console payouts: view",
          }),
        },
        {
          id: "all",
          label: intl.formatMessage({ defaultMessage: "Past payouts", description: "Console payouts: view" }),
        },
        {
          id: "returned",
          label: intl.formatMessage({ defaultMessage: "Returned", description: "Console payouts: view" }),
        },
        {
          id: "declined",
          label: intl.formatMessage({ defaultMessage: "Declined", description: "Console returns: status" }),
        },
      ]}
      view={view}
      onView={(chosen) => set({ view: chosen })}
    />
  );
  return (
    <>
      <PageHeader title={title} />
      {view === "due" ? (
        <DuePayouts label={title} state={rest} onPage={set} toolbar={toolbar} />
      ) : view === "waiting" || view === "declined" ? (
        <WaitingPayouts key={view} label={title} view={view} state={rest} onPage={set} toolbar={toolbar} />
      ) : (
        <PastPayouts label={title} view={view} state={rest} onPage={set} toolbar={toolbar} />
      )}
    </>
  );
};

export default PayoutsPage;
