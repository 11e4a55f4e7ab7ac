import { ButtonLink, EmptyState } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import FileQuestion from "lucide-react/icons/file-question-mark";

export const NotFound = () => (
  <EmptyState
    level={1}
    icon={FileQuestion}
    title={<FormattedMessage defaultMessage="Page not found" description="Console 404: title" />}
    actions={
      <ButtonLink href="/" variant="solid">
        <FormattedMessage defaultMessage="Back to the overview" description="Console: error page, link" />
      </ButtonLink>
    }
  >
    <FormattedMessage
      defaultMessage="The link may be old, or you may not have access to it."
      description="Console 404: explanation"
    />
  </EmptyState>
);
