import { Avatar, StatusChip } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { clsx } from "clsx";
import { useMemo } from "react";
import { useWorkspace } from "../../app/workspace.ts";
import * as list from "../list/list.css.ts";
import { useTimes } from "../times/use-times.ts";
import { useRoleName } from "./role-names.ts";
import type { StaffRow } from "./staff-rows.ts";
import * as styles from "./staff.css.ts";

/** Columns of the staff list. */
export const useColumns = (): DataTableColumn<StaffRow>[] => {
  const intl = useIntl();
  const times = useTimes();
  const roleName = useRoleName();
  const { user } = useWorkspace();
  return useMemo(
    () => [
      {
        id: "name",
        header: intl.formatMessage({ defaultMessage: "Person", description: "Console staff: column" }),
        width: 320,
        cell: (row) => {
          const contact = row.kind === "member" ? (row.member.email ?? row.member.phone ?? "") : row.name;
          return (
            <span className={styles.person}>
              <Avatar
                name={row.name}
                src={row.kind === "member" ? (row.member.avatar ?? undefined) : undefined}
                size={32}
              />
              <span className={list.twoLines}>
                <span className={clsx(list.line, list.strong)}>
                  {row.kind === "member" && row.member.uid === user.id ? (
                    <FormattedMessage
                      defaultMessage="{name} (you)"
                      description="Console staff: the own row"
                      values={{ name: row.name }}
                    />
                  ) : (
                    row.name
                  )}
                </span>
                <span className={clsx(list.note, list.line)}>
                  {row.kind === "member" ? (
                    contact
                  ) : (
                    <FormattedMessage
                      defaultMessage="Invited by {name}, {time}"
                      description="Console staff: a pending invitation"
                      values={{
                        name: row.invitation.invitedBy ?? "–",
                        time: times.moment(row.invitation.sentAt),
                      }}
                    />
                  )}
                </span>
              </span>
            </span>
          );
        },
      },
      {
        id: "role",
        header: intl.formatMessage({ defaultMessage: "Role", description: "Console staff: field" }),
        width: 170,
        cell: (row) => roleName(row.kind === "member" ? row.member.staffRole : row.invitation.staffRole),
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 220,
        cell: (row) => <Status row={row} />,
      },
      {
        id: "seen",
        header: intl.formatMessage({ defaultMessage: "Last seen", description: "Console staff: column" }),
        width: 180,
        cell: (row) => {
          if (row.kind === "invitation") return "–";
          const { lastSeenAt } = row.member;
          return lastSeenAt === null ? (
            <FormattedMessage
              defaultMessage="Over a week ago"
              description="Console staff: last use, without a session"
            />
          ) : (
            times.moment(lastSeenAt)
          );
        },
      },
    ],
    [intl, times, roleName, user.id],
  );
};

const Status = ({ row }: { row: StaffRow }) => {
  const times = useTimes();
  if (row.kind === "member")
    return row.member.isDisabled ? (
      <StatusChip tone="critical" className={list.chip}>
        <FormattedMessage defaultMessage="Account disabled" description="Console staff: status" />
      </StatusChip>
    ) : (
      <StatusChip tone="success" className={list.chip}>
        {row.member.hasSecondFactor ? (
          <FormattedMessage defaultMessage="Active, two-step sign-in" description="Console staff: status" />
        ) : (
          <FormattedMessage defaultMessage="Active" description="Console staff: status of a member" />
        )}
      </StatusChip>
    );
  return row.invitation.isExpired ? (
    <StatusChip tone="critical" className={list.chip}>
      <FormattedMessage defaultMessage="Invitation expired" description="Console staff: status" />
    </StatusChip>
  ) : (
    <StatusChip tone="caution" className={list.chip}>
      <FormattedMessage
        defaultMessage="Invited until {day}"
        description="Console staff: status"
        values={{ day: times.day(row.invitation.expiresAt) }}
      />
    </StatusChip>
  );
};
