import { useIntl } from "@carmine/i18n/react";
import { AuditLog } from "../../../features/audit/AuditLog.tsx";

/** Every action of merchants and of the marketplace’s staff. */
const AuditPage = () => {
  const intl = useIntl();
  return (
    <AuditLog title={intl.formatMessage({ defaultMessage: "Audit log", description: "Console: page" })} />
  );
};

export default AuditPage;
