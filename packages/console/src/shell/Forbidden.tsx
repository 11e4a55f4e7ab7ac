import { ButtonLink, EmptyState } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import Lock from "lucide-react/icons/lock";
import { useWorkspace } from "../app/workspace.ts";
import { useRoleName } from "../features/staff/role-names.ts";

/** A page that the user's role doesn't include. */
export const Forbidden = () => {
  const { home, staffRole } = useWorkspace();
  const role = useRoleName()(staffRole);
  return (
    <EmptyState
      level={1}
      icon={Lock}
      tone="caution"
      title={
        <FormattedMessage
          defaultMessage="You don’t have access to this page"
          description="Console 403: title"
        />
      }
      actions={
        <ButtonLink href={home} variant="solid">
          <FormattedMessage defaultMessage="Back to the overview" description="Console: error page, link" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        defaultMessage="Your role here is {role}. The owner can change it."
        description="Console 403: explanation"
        values={{ role }}
      />
    </EmptyState>
  );
};
