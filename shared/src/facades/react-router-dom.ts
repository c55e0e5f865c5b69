/** The part of react-router-dom that the site uses: all that its shared bundle carries. */
export {
  HashRouter,
  Navigate,
  matchPath,
  matchRoutes,
  renderMatches,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
