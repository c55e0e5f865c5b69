/** The part of react-router-dom that the site uses: all that its shared bundle carries. */
export {
  HashRouter,
  Link,
  Navigate,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export type { NavigateFunction } from 'react-router-dom'
