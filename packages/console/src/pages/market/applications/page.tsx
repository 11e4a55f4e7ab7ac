import { applicationStatus, operatorApplicationList } from "@carmine/api/contract";
import { Avatar, Button, Card, EmptyState, Kbd, PageHeader, Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import FileCheck from "lucide-react/icons/file-check";
import { useRead } from "../../../app/endpoints.ts";
import { id as idParam, oneOf, useUrlState } from "../../../app/url-state.ts";
import { useHotkeys } from "../../../app/use-hotkeys.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { DecideBy } from "./DecideBy.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import { ApplicationPane } from "./ApplicationPane.tsx";
import { views, viewTexts } from "./statuses.ts";
import * as styles from "./page.css.ts";

const params = { view: oneOf(views), id: idParam };

/** Applications for a shop: the list with the earliest deadline first, and the selected one next to it. */
const ApplicationsPage = () => {
  const intl = useIntl();
  const times = useTimes();
  const [{ view, id }, set] = useUrlState(params);
  const { data, error, isFetching, refetch } = useRead(
    operatorApplicationList,
    { query: { status: applicationStatus[view], limit: 100 } },
    { keepPrevious: true },
  );
  const rows = data?.list ?? [];
  const selectedId = id === "" ? rows[0]?.id : Number(id);
  const move = (step: number): void => {
    const next = rows[rows.findIndex((row) => row.id === selectedId) + step];
    if (next) set({ id: String(next.id) });
  };
  useHotkeys({ j: () => move(1), k: () => move(-1) });
  return (
    <>
      <PageHeader title={<FormattedMessage defaultMessage="Applications" description="Console: page" />} />
      <div className={styles.panes}>
        <Card padding="none" className={styles.list}>
          <div
            className={styles.views}
            role="group"
            aria-label={intl.formatMessage({ defaultMessage: "Applications", description: "Console: page" })}
          >
            {views.map((other) => (
              <Button
                key={other}
                size="sm"
                variant="ghost"
                aria-pressed={other === view}
                className={styles.view}
                onClick={() => set({ view: other, id: "" })}
              >
                {intl.formatMessage(viewTexts[other])}
                {other === view && data ? ` ${intl.formatNumber(data.total)}` : ""}
              </Button>
            ))}
          </div>
          {error && <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton style={{ blockSize: 240 }} />}
          <ul className={detail.items}>
            {rows.map((row) => (
              <li key={row.id}>
                <button
                  type="button"
                  className={styles.row}
                  aria-current={row.id === selectedId || undefined}
                  onClick={() => set({ id: String(row.id) })}
                >
                  <Avatar name={row.name} shape="square" size={40} />
                  <span className={styles.words}>
                    <strong>{row.name}</strong>
                    <span className={detail.small}>{row.address}</span>
                  </span>
                  {view === "pending" ? (
                    <DecideBy at={row.dueAt} />
                  ) : (
                    <span className={detail.small}>{times.day(row.decideAt ?? row.createAt)}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.keys}>
            <Kbd keys="J" /> <Kbd keys="K" />
            <FormattedMessage defaultMessage="Next or previous" description="Console applications: keys" />
            <Kbd keys="A" />
            <FormattedMessage defaultMessage="Approve" description="Console applications: action" />
            <Kbd keys="R" />
            <FormattedMessage defaultMessage="Reject" description="Console applications: action" />
          </div>
        </Card>
        {selectedId !== undefined ? (
          <ApplicationPane key={selectedId} id={selectedId} />
        ) : (
          data && (
            <Card>
              <EmptyState
                size="md"
                icon={FileCheck}
                tone="success"
                title={
                  <FormattedMessage
                    defaultMessage="No applications here"
                    description="Console applications: empty list"
                  />
                }
              />
            </Card>
          )
        )}
      </div>
    </>
  );
};

export default ApplicationsPage;
