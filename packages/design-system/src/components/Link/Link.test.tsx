import { conforms } from "../../testing/conformance.tsx";
import { Link } from "./index.ts";

conforms("Link", (props) => (
  <Link href="/orders" {...props}>
    Orders
  </Link>
));
