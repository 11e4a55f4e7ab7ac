import {
  merchantImportProblems,
  merchantImportRefused,
  type ImportChange,
  type ImportDetail,
  type ImportProblemKind,
} from "@carmine/api/contract";
import { Button, Pagination, Segments, StatCard, Table, Tag } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { useDownload } from "../../../features/exports/use-download.ts";
import { useRead } from "../../../app/endpoints.ts";
import * as list from "../../../features/list/list.css.ts";
import { Section } from "../../../features/list/Section.tsx";
import { fieldText } from "./field-texts.ts";
import * as styles from "./page.css.ts";

/** Number of products by the import's effect: added, changed, rejected. */
export const Figures = ({ detail }: { detail: ImportDetail }) => {
  const intl = useIntl();
  const card = (label: string, value: number, tone: "neutral" | "critical" = "neutral") => (
    <StatCard label={label} value={intl.formatNumber(value)} tone={value > 0 ? tone : "neutral"} />
  );
  return (
    <div className={styles.figures}>
      {card(
        intl.formatMessage({ defaultMessage: "New", description: "Console imports: products" }),
        detail.created,
      )}
      {card(
        intl.formatMessage({ defaultMessage: "Changed", description: "Console imports: products" }),
        detail.updated,
      )}
      {card(
        intl.formatMessage({ defaultMessage: "Unchanged", description: "Console imports: products" }),
        detail.unchanged,
      )}
      {card(
        intl.formatMessage({ defaultMessage: "Not imported", description: "Console imports: products" }),
        detail.refused,
        "critical",
      )}
    </div>
  );
};

const Change = ({ change: { field, variant, from, to } }: { change: ImportChange }) => {
  const intl = useIntl();
  const text = fieldText(field);
  const name = text ? intl.formatMessage(text) : field;
  const shown = (value: string) =>
    field === "isShown"
      ? value === "true"
        ? intl.formatMessage({ defaultMessage: "Yes", description: "Console product: property" })
        : intl.formatMessage({ defaultMessage: "No", description: "Console product: property" })
      : value;
  return (
    <li>
      {variant === null ? name : `${name} (${variant})`}
      {from !== null && from !== "" && (
        <>
          {" "}
          <del className={styles.before}>{shown(from)}</del>
        </>
      )}
      {to !== null && to !== "" && (
        <>
          {" "}
          <ins className={styles.after}>{shown(to)}</ins>
        </>
      )}
    </li>
  );
};

const maxChanges = 6;

/** The first products that are new or change. */
export const Examples = ({ detail: { examples, created, updated } }: { detail: ImportDetail }) => {
  if (examples.length === 0) return null;
  const more = created + updated - examples.length;
  return (
    <Section title={<FormattedMessage defaultMessage="Changes" description="Console imports: section" />}>
      <ul className={styles.examples}>
        {examples.map(({ handle, name, isNew, changes }) => (
          <li key={handle} className={styles.example}>
            <div className={styles.exampleHead}>
              <span>{name}</span>
              <span className={list.note}>{handle}</span>
              {isNew && (
                <Tag>
                  <FormattedMessage defaultMessage="New" description="Console imports: products" />
                </Tag>
              )}
            </div>
            {changes.length > 0 && (
              <ul className={styles.changes}>
                {changes.slice(0, maxChanges).map((change) => (
                  <Change key={`${change.field} ${change.variant}`} change={change} />
                ))}
                {changes.length > maxChanges && (
                  <li>
                    <FormattedMessage
                      defaultMessage="{count, plural, one {# more change} other {# more changes}}"
                      description="Console imports: changes of a product"
                      values={{ count: changes.length - maxChanges }}
                    />
                  </li>
                )}
              </ul>
            )}
          </li>
        ))}
        {more > 0 && (
          <li className={styles.example}>
            <span className={list.note}>
              <FormattedMessage
                defaultMessage="{count, plural, one {# more product} other {# more products}}"
                description="Console imports: changed products"
                values={{ count: more }}
              />
            </span>
          </li>
        )}
      </ul>
    </Section>
  );
};

const kindTexts: Readonly<Record<ImportProblemKind, MessageDescriptor>> = defineMessages({
  refused: { defaultMessage: "Not imported", description: "Console imports: products" },
  picture: { defaultMessage: "Missing images", description: "Console imports: problems" },
  notice: { defaultMessage: "Warnings", description: "Console imports: problems" },
});
const kinds = ["refused", "picture", "notice"] as const;
const pageSize = 20;

/** Problems of the file with their lines, and the rejected rows as a file. */
export const Problems = ({ detail: { id, problemCounts } }: { detail: ImportDetail }) => {
  const found = kinds.filter((kind) => problemCounts[kind] > 0);
  const [chosen, setChosen] = useState<ImportProblemKind | null>(null);
  const [page, setPage] = useState(1);
  const intl = useIntl();
  const download = useDownload();
  const kind = chosen !== null && found.includes(chosen) ? chosen : (found[0] ?? "refused");
  const problems = useRead(
    merchantImportProblems,
    { params: { id }, query: { kind, page, limit: pageSize } },
    { keepPrevious: true, enabled: found.length > 0 },
  );
  if (found.length === 0) return null;
  const title = intl.formatMessage({ defaultMessage: "Problems", description: "Console imports: section" });
  const table = (
    <Table
      label={intl.formatMessage(kindTexts[kind])}
      labelHidden
      rows={problems.data?.list ?? []}
      rowKey={({ line, reason }) => `${line} ${reason}`}
      empty=""
      columns={[
        {
          id: "line",
          header: intl.formatMessage({ defaultMessage: "Line", description: "Console imports: column" }),
          cell: ({ line }) => intl.formatNumber(line),
        },
        {
          id: "product",
          header: intl.formatMessage({ defaultMessage: "Handle", description: "Console imports: field" }),
          cell: ({ handle }) => handle,
        },
        {
          id: "reason",
          header: intl.formatMessage({ defaultMessage: "Reason", description: "Console: field" }),
          cell: ({ reason }) => reason,
        },
      ]}
    />
  );
  return (
    <Section
      title={title}
      aside={
        problemCounts.refused > 0 && (
          <Button
            size="sm"
            startIcon={Download}
            onClick={() => download(merchantImportRefused, { params: { id } })}
          >
            <FormattedMessage defaultMessage="Rejected rows (CSV)" description="Console imports: button" />
          </Button>
        )
      }
    >
      {found.length > 1 && (
        <Segments
          className={styles.segments}
          label={title}
          value={kind}
          onValueChange={(value) => {
            setChosen(value);
            setPage(1);
          }}
          segments={found.map((one) => ({
            value: one,
            label: `${intl.formatMessage(kindTexts[one])} (${intl.formatNumber(problemCounts[one])})`,
          }))}
        />
      )}
      {table}
      {problemCounts[kind] > pageSize && (
        <Pagination
          label={title}
          compact
          page={page}
          pageCount={Math.ceil(problemCounts[kind] / pageSize)}
          onPageChange={setPage}
        />
      )}
    </Section>
  );
};
