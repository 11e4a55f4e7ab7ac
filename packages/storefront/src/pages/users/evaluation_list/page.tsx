import type { OwnReview } from "@carmine/api/hooks";
import { ButtonLink, Card, EmptyState, Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { AccountList } from "../../../features/account/AccountList.tsx";
import { AddDialog } from "./AddDialog.tsx";
import { Done, TypeFilters } from "./Done.tsx";
import { doneQuery, reviewParams, reviewsPerPage, waitingQuery, type ReviewListState } from "./params.ts";
import { Waiting } from "./Waiting.tsx";

const Empty = ({ tab, type }: ReviewListState): ReactElement => (
  <EmptyState
    icon={MessageSquareText}
    title={
      tab === "waiting" ? (
        <FormattedMessage defaultMessage="Nothing to review right now" description="Empty list" />
      ) : type === "all" ? (
        <FormattedMessage defaultMessage="You haven’t reviewed anything yet" description="Empty list" />
      ) : (
        <FormattedMessage
          defaultMessage="No matching reviews"
          description="Product page: a filter of the reviews finds none"
        />
      )
    }
    actions={
      <ButtonLink href={paths.orders} variant="solid">
        <FormattedMessage defaultMessage="My orders" description="Link at the top, and other places" />
      </ButtonLink>
    }
  >
    <FormattedMessage
      defaultMessage="Items show up here once you’ve received them."
      description="Empty list of reviews"
    />
  </EmptyState>
);

/** Items to review, and written reviews. */
export default function ReviewListPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const params = useSearchParams();
  const [adding, setAdding] = useState<OwnReview | null>(null);
  const search = reviewParams.read(params);
  const isDone = search.tab === "done";
  const waiting = useQuery(waitingQuery(api, search));
  const done = useQuery({ ...doneQuery(api, search), enabled: isDone });
  const count = waiting.data?.total ?? 0;
  const list = {
    title: intl.formatMessage({
      defaultMessage: "My reviews",
      description: "Entry of the account menu, and other places",
    }),
    tabs: {
      label: intl.formatMessage({
        defaultMessage: "My reviews",
        description: "Entry of the account menu, and other places",
      }),
      items: [
        {
          label: intl.formatMessage({
            defaultMessage: "To review",
            description: "Tab of the orders, and other places",
          }),
          href: paths.reviews,
          current: !isDone,
          urgent: true,
          ...(count > 0 && { count }),
        },
        {
          label: intl.formatMessage({ defaultMessage: "Reviewed", description: "Tab of the reviews" }),
          href: reviewParams.href({ tab: "done" }),
          current: isDone,
        },
      ],
    },
    failure: intl.formatMessage({
      defaultMessage: "We couldn’t load your reviews",
      description: "Title of a failure",
    }),
    skeleton: (
      <Card>
        <Skeleton height={96} />
        <Skeleton height={96} />
      </Card>
    ),
    empty: <Empty {...search} />,
    pages: {
      label: intl.formatMessage({
        defaultMessage: "Review pages",
        description: "Product page: name of the pages, and other places",
      }),
      page: search.page,
      perPage: reviewsPerPage,
      hrefOf: (page: number) => reviewParams.href({ ...search, page }),
      rangeText: (range: { first: number; last: number; total: number }) =>
        intl.formatMessage(
          {
            defaultMessage: "{first, number} to {last, number} of {total, number}",
            description: "Next to the pages of a list, and other places",
          },
          range,
        ),
    },
  };
  return (
    <>
      {isDone ? (
        <AccountList {...list} actions={<TypeFilters current={search.type} />} query={done}>
          {(reviews) => <Done reviews={reviews} onAdd={setAdding} />}
        </AccountList>
      ) : (
        <AccountList {...list} query={waiting}>
          {(items) => <Waiting items={items} />}
        </AccountList>
      )}
      {adding && <AddDialog review={adding} onClose={() => setAdding(null)} />}
    </>
  );
}
