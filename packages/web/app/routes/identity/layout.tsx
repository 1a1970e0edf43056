import { Outlet } from 'react-router';

export default function IdentityLayout() {
  return <Outlet />;
}
