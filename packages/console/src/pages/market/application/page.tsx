import { Navigate, useParams } from "react-router";
import { usePlace } from "../../../app/place.ts";

/** The address of one application, as in notifications: the list with this application selected. */
const ApplicationPage = () => {
  const { id = "" } = useParams();
  const { home } = usePlace();
  return <Navigate to={`${home}/applications?id=${id}`} replace />;
};

export default ApplicationPage;
