export { createClient } from "@carmine/api/client";
