import { useIntl } from "@carmine/i18n/react";
import { StaffList } from "../../../features/staff/StaffList.tsx";

/** Staff of the marketplace. */
const TeamPage = () => {
  const intl = useIntl();
  return <StaffList title={intl.formatMessage({ defaultMessage: "Team", description: "Console: page" })} />;
};

export default TeamPage;
