import { operatorJobList, operatorMessageList, operatorWebhookList } from "@carmine/api/contract";
import { PageHeader, TabNav } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { oneOf, useUrlState } from "../../../app/url-state.ts";
import { Jobs } from "./Jobs.tsx";
import { Messages } from "./Messages.tsx";
import { Webhooks } from "./Webhooks.tsx";
import * as styles from "./page.css.ts";

const tabs = ["jobs", "messages", "webhooks"] as const;
type Tab = (typeof tabs)[number];
const params = { tab: oneOf(tabs) };
const refetchMs = 30_000;

const tabTexts: Readonly<Record<Tab, MessageDescriptor>> = defineMessages({
  jobs: { defaultMessage: "Jobs", description: "Console jobs: tab" },
  messages: { defaultMessage: "Undelivered messages", description: "Console jobs: tab" },
  webhooks: { defaultMessage: "Webhooks", description: "Console jobs: tab" },
});

/** Scheduled jobs, undelivered mails and text messages, and events of payment providers that weren't handled. */
const JobsPage = () => {
  const intl = useIntl();
  const { home } = useWorkspace();
  const [{ tab }] = useUrlState(params);
  const jobs = useRead(operatorJobList, {}, { refetchMs });
  const failed = useRead(operatorMessageList, { query: { view: "failed", limit: 1 } }, { refetchMs });
  const waiting = useRead(operatorWebhookList, { query: { limit: 1 } }, { refetchMs });
  const counts: Readonly<Record<Tab, number | undefined>> = {
    jobs: jobs.data?.filter(({ error, isStalled }) => error !== null || isStalled).length,
    messages: failed.data?.total,
    webhooks: waiting.data?.total,
  };
  const title = intl.formatMessage({ defaultMessage: "Jobs and messages", description: "Console: page" });
  return (
    <>
      <PageHeader title={title} />
      <TabNav
        className={styles.tabs}
        label={title}
        items={tabs.map((one) => ({
          label: intl.formatMessage(tabTexts[one]),
          href: `${home}/jobs${one === tabs[0] ? "" : `?tab=${one}`}`,
          current: one === tab,
          urgent: true,
          ...(counts[one] !== undefined && { count: counts[one] }),
        }))}
      />
      {tab === "jobs" && <Jobs read={jobs} />}
      {tab === "messages" && <Messages failedCount={failed.data?.total ?? 0} />}
      {tab === "webhooks" && <Webhooks />}
    </>
  );
};

export default JobsPage;
