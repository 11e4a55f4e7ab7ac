import { useIntl } from "@carmine/i18n/react";
import { StaffList } from "../../../features/staff/StaffList.tsx";

/** Staff of the shop. */
const StaffPage = () => {
  const intl = useIntl();
  return <StaffList title={intl.formatMessage({ defaultMessage: "Staff", description: "Console: page" })} />;
};

export default StaffPage;
