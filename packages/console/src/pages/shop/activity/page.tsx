import { useIntl } from "@carmine/i18n/react";
import { AuditLog } from "../../../features/audit/AuditLog.tsx";

/** Every action in the shop. */
const ActivityPage = () => {
  const intl = useIntl();
  return (
    <AuditLog title={intl.formatMessage({ defaultMessage: "Activity log", description: "Console: page" })} />
  );
};

export default ActivityPage;
