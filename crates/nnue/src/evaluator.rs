//! The evaluation as a search uses it, whatever the network's width and the kernel.

use komadai_core::{Move, Position};

use crate::kernel::{Choice, Kernel, Sums};
use crate::network::{AnyLayers, Network};
use crate::stack::Stack;

/// What a stack of any width does.
trait Line: Send {
    fn reset(&mut self, position: &Position);
    fn push(&mut self, before: &Position, mv: Move);
    fn push_null(&mut self);
    fn pop(&mut self);
    fn evaluate(&mut self, position: &Position) -> i32;
}

impl<const W: usize, K: Sums> Line for Stack<W, K> {
    fn reset(&mut self, position: &Position) {
        Stack::reset(self, position);
    }

    fn push(&mut self, before: &Position, mv: Move) {
        Stack::push(self, before, mv);
    }

    fn push_null(&mut self) {
        Stack::push_null(self);
    }

    fn pop(&mut self) {
        Stack::pop(self);
    }

    fn evaluate(&mut self, position: &Position) -> i32 {
        Stack::evaluate(self, position)
    }
}

/// Evaluates the position that a search stands on. It is told of every move that is made or taken back, and does its sums
/// when a value is asked for. Each thread of a search has its own; the network's numbers are shared.
pub struct Evaluator {
    line: Box<dyn Line>,
    network: Network,
    kernel: Kernel,
}

impl Evaluator {
    /// An evaluator that stands on `position` and uses the fastest kernel.
    #[must_use]
    pub fn new(network: &Network, position: &Position) -> Evaluator {
        Evaluator::with_kernel(network, Kernel::best(), position)
    }

    /// The same with a kernel of one's choice; values do not depend on it.
    #[must_use]
    pub fn with_kernel(network: &Network, kernel: Kernel, position: &Position) -> Evaluator {
        fn line(network: &Network, sums: impl Sums, position: &Position) -> Box<dyn Line> {
            match &network.layers {
                AnyLayers::W64(layers) => Box::new(Stack::new(layers.clone(), sums, position)),
                AnyLayers::W128(layers) => Box::new(Stack::new(layers.clone(), sums, position)),
                AnyLayers::W256(layers) => Box::new(Stack::new(layers.clone(), sums, position)),
            }
        }
        let line = match kernel.0 {
            Choice::Scalar(sums) => line(network, sums, position),
            #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
            Choice::Avx2(sums) => line(network, sums, position),
            #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
            Choice::Avx512(sums) => line(network, sums, position),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Choice::Simd128(sums) => line(network, sums, position),
        };
        Evaluator {
            line,
            network: network.clone(),
            kernel,
        }
    }

    /// The network.
    #[must_use]
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// The kernel that does the sums.
    #[must_use]
    pub fn kernel(&self) -> Kernel {
        self.kernel
    }

    /// Starts anew from a position.
    pub fn reset(&mut self, position: &Position) {
        self.line.reset(position);
    }

    /// A legal move is about to be played in the position `before`.
    #[inline]
    pub fn push(&mut self, before: &Position, mv: Move) {
        self.line.push(before, mv);
    }

    /// The side to move is about to pass, as search alone does.
    #[inline]
    pub fn push_null(&mut self) {
        self.line.push_null();
    }

    /// The last move or pass is taken back. At the position that the line began with, nothing happens.
    #[inline]
    pub fn pop(&mut self) {
        self.line.pop();
    }

    /// The value for the side to move, in hundredths of a pawn.
    ///
    /// `position` must be the one that the moves led to; for another one the value means nothing.
    #[inline]
    pub fn evaluate(&mut self, position: &Position) -> i32 {
        self.line.evaluate(position)
    }
}
