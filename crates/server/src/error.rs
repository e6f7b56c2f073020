use std::io;
use std::net::SocketAddr;

use komadai_store::StoreError;

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// Another program listens there.
    #[error("port {} of {} is in use by another program; choose another port", .0.port(), .0.ip())]
    PortBusy(SocketAddr),
    /// The system does not let this user listen there.
    #[error("this user may not listen on port {} of {}; choose a port above 1023", .0.port(), .0.ip())]
    Forbidden(SocketAddr),
    /// This machine does not have the address.
    #[error("{} is not an address of this machine", .0.ip())]
    NoSuchAddress(SocketAddr),
    /// Anything else that the system says.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// The games cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl StartError {
    pub(crate) fn listen(address: SocketAddr, source: io::Error) -> Self {
        match source.kind() {
            io::ErrorKind::AddrInUse => Self::PortBusy(address),
            io::ErrorKind::PermissionDenied => Self::Forbidden(address),
            io::ErrorKind::AddrNotAvailable => Self::NoSuchAddress(address),
            _ => Self::Listen { address, source },
        }
    }
}
