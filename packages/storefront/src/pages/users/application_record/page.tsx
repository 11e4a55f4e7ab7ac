import { mutations, queries, type Application } from "@carmine/api/hooks";
import { ButtonLink, ConfirmDialog, EmptyState, Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useNavigate, useSearchParams } from "../../../app/location.ts";
import { invalidateDomain } from "@carmine/api/hooks";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { AccountList } from "../../../features/account/AccountList.tsx";
import { draftOfApplication } from "../../../features/applications/application-draft.ts";
import { isReplaced } from "../../../features/applications/is-replaced.ts";
import { sellHref } from "../../../features/links.ts";
import { ApplicationCard } from "./ApplicationCard.tsx";
import { applicationParams, applicationsPerPage } from "./params.ts";

/** The shopper's shop applications, newest first. */
export default function ApplicationRecordPage(): ReactElement {
  const { api, queryClient } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const toast = useShowToast();
  const params = useSearchParams();
  const { page } = applicationParams.read(params);
  const records = useQuery(queries.settledRecord(api, { page, limit: applicationsPerPage }));
  // A replacement is newer, so it may be on an earlier page.
  const newest = useQuery({ ...queries.settledRecord(api), enabled: page > 1 }).data?.list ?? [];
  const keep = useMutation(mutations.settledDraftSave(api));
  const withdraw = useMutation(mutations.settledWithdraw(api));
  const [leaving, setLeaving] = useState<Application>();
  const edit = (sent: Application): void =>
    keep.mutate(
      { body: draftOfApplication(sent) },
      {
        onSuccess: () => {
          void invalidateDomain(queryClient, "applications");
          void navigate(sellHref);
        },
      },
    );
  return (
    <>
      <AccountList
        title={intl.formatMessage({
          defaultMessage: "My applications",
          description: "Title of the page",
        })}
        query={records}
        failure={intl.formatMessage({
          defaultMessage: "We couldn’t load your applications",
          description: "Title of a failure",
        })}
        skeleton={
          <>
            <Skeleton height={180} />
            <Skeleton height={180} />
          </>
        }
        empty={
          <EmptyState
            icon={FileText}
            title={
              <FormattedMessage
                defaultMessage="No applications yet"
                description="Empty list of applications"
              />
            }
            actions={
              <ButtonLink href={sellHref} variant="solid">
                <FormattedMessage defaultMessage="Open a shop" description="Button to the application" />
              </ButtonLink>
            }
          >
            <FormattedMessage
              defaultMessage="Apply in four steps. We answer within 15 business days."
              description="Empty list of applications"
            />
          </EmptyState>
        }
        pages={{
          label: intl.formatMessage({
            defaultMessage: "Application pages",
            description: "Name of the pages",
          }),
          page,
          perPage: applicationsPerPage,
          hrefOf: (to) => applicationParams.href({ page: to }),
          rangeText: (range) =>
            intl.formatMessage(
              {
                defaultMessage: "{first, number} to {last, number} of {total, number} applications",
                description: "Next to the pages of the applications",
              },
              range,
            ),
        }}
      >
        {(list) =>
          list.map((sent) => (
            <ApplicationCard
              key={sent.id}
              sent={sent}
              replaced={isReplaced(sent, [...list, ...newest])}
              busy={keep.isPending}
              onEdit={() => edit(sent)}
              onWithdraw={() => setLeaving(sent)}
            />
          ))
        }
      </AccountList>
      {leaving && (
        <ConfirmDialog
          open
          tone="critical"
          onOpenChange={(open) => !open && setLeaving(undefined)}
          title={
            <FormattedMessage
              defaultMessage="Withdraw this application?"
              description="Question before taking an application back"
            />
          }
          confirmLabel={intl.formatMessage({
            defaultMessage: "Withdraw",
            description: "Button of an application",
          })}
          texts={{
            cancel: intl.formatMessage({
              defaultMessage: "Keep application",
              description: "Button: deletes nothing",
            }),
          }}
          loading={withdraw.isPending}
          onConfirm={() =>
            withdraw.mutate(
              { body: { id: leaving.id } },
              {
                onSuccess: () =>
                  toast({
                    message: intl.formatMessage({
                      defaultMessage: "Application withdrawn",
                      description: "Toast",
                    }),
                  }),
                onSettled: () => setLeaving(undefined),
              },
            )
          }
        >
          <FormattedMessage
            defaultMessage="We’ll stop reviewing “{shop}”. You can apply again at any time."
            description="Before taking an application back"
            values={{ shop: leaving.shopName }}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
