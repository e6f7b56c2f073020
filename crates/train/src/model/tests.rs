use komadai_nnue::{Network, Width};

use super::Model;

fn network(width: Width, seed: u64) -> Network {
    let shape = Model::random(width, seed)
        .quantised()
        .expect("small numbers");
    Network::new(width, &shape, "random").expect("small numbers")
}

#[test]
fn a_network_comes_back_from_its_file_as_it_was() {
    for width in Width::ALL {
        let network = network(width, 3);
        let again = Model::of(&network).quantised().expect("within limits");
        assert_eq!(again, network.shape());
    }
}

#[test]
fn zones_that_are_alike_are_kept_once() {
    let mut model = Model::random(Width::W64, 8);
    let alike = model.quantised().expect("within limits");
    assert!(!alike.has_zones());
    // The last zone learns something of its own.
    let last = model.layout.biases() - 1;
    model.numbers[last] += 0.5;
    let other = model.quantised().expect("within limits");
    assert!(other.has_zones());
    assert_eq!(
        other.feature_weights[..model.layout.zone()],
        alike.feature_weights
    );
}

#[test]
fn the_mean_lies_between_its_parts() {
    let parts = [network(Width::W64, 1), network(Width::W64, 2)];
    let mean = Model::mean(&parts).expect("one width");
    let mean = mean.quantised().expect("within limits");
    let [first, second] = parts.map(|network| network.shape());
    for ((&mean, &a), &b) in mean
        .feature_weights
        .iter()
        .zip(&first.feature_weights)
        .zip(&second.feature_weights)
    {
        assert!((2 * mean - a - b).abs() <= 1, "{mean} between {a} and {b}");
    }
    let single = Model::mean(&[network(Width::W64, 1)]).expect("one network");
    assert_eq!(single.quantised().expect("within limits"), first);
    assert!(Model::mean(&[]).is_none());
    assert!(Model::mean(&[network(Width::W64, 1), network(Width::W128, 1)]).is_none());
}
