import { Navigate, useParams } from "react-router";
import { useWorkspace } from "../../../app/workspace.ts";

/** The address of one application, as in notifications: the list with this application selected. */
const ApplicationPage = () => {
  const { id = "" } = useParams();
  const { home } = useWorkspace();
  return <Navigate to={`${home}/applications?id=${id}`} replace />;
};

export default ApplicationPage;
