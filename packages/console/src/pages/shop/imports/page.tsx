import { merchantImportList, type ImportRow } from "@carmine/api/contract";
import { EmptyState, PageHeader, StatusChip } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import History from "lucide-react/icons/history";
import { useMemo } from "react";
import { Link } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace, useShopId } from "../../../app/workspace.ts";
import { count, useUrlState } from "../../../app/url-state.ts";
import { importStatus } from "../../../features/imports/import-states.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import { UploadArea } from "./UploadArea.tsx";

const params = { page: count(1), limit: count(20) };
const refetchMs = 5000;

/** Imports of product files: upload of a new one, and the earlier ones. */
const ImportsPage = () => {
  const intl = useIntl();
  const merId = useShopId();
  const [state, set] = useUrlState(params);
  const imports = useRead(
    merchantImportList,
    { query: { merId, page: state.page, limit: state.limit } },
    { keepPrevious: true, refetchMs },
  );
  const title = intl.formatMessage({ defaultMessage: "Imports", description: "Console: page" });
  return (
    <>
      <PageHeader title={title} />
      <UploadArea />
      <ListView
        name={`imports ${merId}`}
        label={title}
        read={imports}
        columns={useColumns()}
        rowKey={({ id }) => String(id)}
        rowLabel={({ fileName }) => fileName}
        state={state}
        onPage={set}
        empty={
          <EmptyState
            size="md"
            icon={History}
            title={
              <FormattedMessage
                defaultMessage="Your imports will show up here"
                description="Console imports: empty list"
              />
            }
          />
        }
      />
    </>
  );
};

const useColumns = (): DataTableColumn<ImportRow>[] => {
  const intl = useIntl();
  const times = useTimes();
  const { home } = useWorkspace();
  return useMemo(() => {
    const number = (id: string, header: string, read: (row: ImportRow) => number) => ({
      id,
      header,
      numeric: true,
      width: 110,
      cell: (row: ImportRow) => intl.formatNumber(read(row)),
    });
    return [
      {
        id: "file",
        header: intl.formatMessage({ defaultMessage: "File", description: "Console imports: column" }),
        width: 280,
        cell: ({ id, fileName, author }) => (
          <span className={list.twoLines}>
            <Link to={`${home}/imports/${id}`} className={`${list.rowLink} ${list.line}`}>
              {fileName}
            </Link>
            <span className={`${list.note} ${list.line}`}>{author}</span>
          </span>
        ),
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 190,
        cell: (row) => {
          const { text, tone } = importStatus(row);
          return (
            <StatusChip tone={tone} className={list.chip}>
              {intl.formatMessage(text)}
              {row.task !== null && ` ${intl.formatNumber(row.percent / 100, { style: "percent" })}`}
            </StatusChip>
          );
        },
      },
      number(
        "new",
        intl.formatMessage({ defaultMessage: "New", description: "Console imports: products" }),
        ({ created }) => created,
      ),
      number(
        "changed",
        intl.formatMessage({ defaultMessage: "Changed", description: "Console imports: products" }),
        ({ updated }) => updated,
      ),
      number(
        "rejected",
        intl.formatMessage({ defaultMessage: "Not imported", description: "Console imports: products" }),
        ({ refused }) => refused,
      ),
      {
        id: "date",
        header: intl.formatMessage({ defaultMessage: "Uploaded", description: "Console imports: column" }),
        width: 160,
        cell: ({ createAt }) => <time dateTime={createAt}>{times.moment(createAt)}</time>,
      },
    ];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions of one language and zone do the same
  }, [intl, home]);
};

export default ImportsPage;
